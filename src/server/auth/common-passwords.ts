import { isDecorated } from '#shared/rules/passwords.ts'

/** Whether a password is one that everybody, and so every attacker, has seen before. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  const letters = unleet(plain)
  return (
    [plain, letters].some((form) => wellKnown.has(form)) ||
    isDecorated(plain, bases) ||
    isDecorated(letters, bases)
  )
}

/** 'p4ssw0rd' is no better than 'password'. */
function unleet(plain: string) {
  const spelled: Record<string, string> = {
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
  }
  return plain.replace(/[013457@$]/g, (sign) => spelled[sign] ?? sign)
}

/** Words that stay well-known with a year or an exclamation mark behind them. */
const bases = `
  password passwort passw0rd pass1234 qwerty qwertz azerty welcome letmein iloveyou loveyou admin administrator
  monkey dragon master superman batman spiderman ironman pokemon naruto minecraft fortnite roblox sunshine princess
  football baseball basketball volleyball softball soccer hockey cricket tennis swimming shadow michael jennifer
  jessica jordan ashley michelle nicole daniel andrew anthony joshua matthew charlie thomas robert william hunter
  killer trustno1 starwars whatever freedom computer internet samsung google facebook instagram snapchat youtube
  tiktok twitter chocolate butterfly summer winter spring autumn january february march april june july august
  september october november december monday tuesday wednesday thursday friday saturday sunday california
  sanramon pleasanton livermore dublin danville bayarea oakland sanfrancisco warriors giants raiders lakers
  student teacher tutor school highschool college university freshman sophomore junior senior homework
  changeme default secret testing test temp guest login access hello flower cookie cheese banana orange purple
  yellow silver diamond rainbow unicorn ginger pepper maggie bailey buster cowboys eagles steelers yankees
`
  .trim()
  .split(/\s+/)

const wellKnown = new Set(
  `
  woaini1314 woaini520 5201314520 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1qaz2wsx3edc 1qaz2wsx3edc4rfv qazwsxedcrfv zaq12wsxcde3 q1w2e3r4t5
  q1w2e3r4t5y6 qwer1234asdf asdf1234qwer qwerasdfzxcv asdfqwer1234 zxcvbnm123 zxcvbnm1234 asdfghjkl1 asdfghjkl123
  asdfasdfasdf qweasdzxc123 qweqweqwe1 123qweasdzxc 123qwe123qwe 123qwe456rty qwe123qwe123 abc123abc123
  abcd123456 abcde12345 abc1234567 abc123456789 a123456789 a1234567890 aa12345678 aa123456789 123456789a 1234567890a
  123456789q 1234567890q 123456789abc 12345qwert 12345qwerty 123456qwerty 1234qwerasdf qwert12345 qwerty12345 qwerty123456
  qwertyuiop1 qwertyuiop123 1234554321 1122334455 112233445566 11223344556677 1020304050 1029384756 0102030405 0192837465
  1357924680 2468013579 1472583690 1470258369 7894561230 7410852963 9638527410 3141592653 3141592654 1231231234
  1234512345 9876543210 9876543211 0000000001 1000000000 1111122222 1212312121 1313131313 1414141414 5555555555
  iloveyou12 iloveyou123 iloveyousomuch iloveyouforever iloveyoubaby iloveyoumom iloveyoudad ilovemymom
  ilovemydad ilovemyself ilovemydog ilovemycat ilovemyfamily ilovejesus ilovemusic ilovepizza ilovegod123 imissyou123
  iloveschool ihateschool ihatemylife ihatemyself jesusislord jesuschrist jesuslovesme jesusloves
  godblessme thankyougod faithhopelove livelaughlove loveforever loveisblind foreverlove foreverandever
  truelove123 lovelove123 mylove12345 babygirl12 babygirl123 babyboy123 princess12 princess123 princess1234
  sweetheart sweetheart1 sweetheart12 sweetpea123 beautiful1 beautiful123 gorgeous123 babydoll123 honeybunny
  chocolate1 chocolate12 chocolate123 strawberry strawberry1 strawberry12 blueberry1 blueberry12 raspberry1 watermelon
  watermelon1 pineapple1 pineapple12 butterfly1 butterfly12 butterfly123 sunflower1 sunflower12 dragonfly1 hummingbird
  basketball basketball1 basketball12 basketball23 baseball12 baseball123 football12 football123 softball12 volleyball
  volleyball1 skateboard skateboard1 snowboarding cheerleader cheerleader1 cheerleading gymnastics gymnastics1
  manchester manchester1 manunited1 liverpool1 liverpool12 liverpoolfc barcelona1 barcelona10 realmadrid realmadrid1
  realmadrid7 cristiano7 cristianoronaldo messi10messi chelseafc1 arsenal123 juventus123 lakers24kobe goldenstate
  goldenstatewarriors sanfrancisco1 losangeles newyorkcity newyork123 california1 hollywood1 washington washington1
  australia1 christmas1 halloween1 thanksgiving valentine1 birthday12 happybirthday newyear2024 newyear2025
  superman12 superman123 spiderman1 spiderman12 spiderman123 batman12345 captainamerica wolverine1 deadpool123
  starwars12 starwars123 darthvader lukeskywalker maytheforce harrypotter harrypotter1 hermione12 gryffindor slytherin1
  hufflepuff ravenclaw1 dumbledore dumbledore1 voldemort1 pokemon123 pikachu123 charizard1 pokemonmaster dragonball
  dragonballz dragonball1 naruto1234 narutouzumaki sasukeuchiha onepiece123 minecraft1 minecraft12 minecraft123 fortnite12
  fortnite123 callofduty counterstrike leagueoflegends worldofwarcraft finalfantasy supermario1 nintendo64 playstation
  playstation3 playstation4 playstation5 xbox360live microsoft1 windows123 iphone1234 blackberry blackberry1 samsung123
  linkinpark linkinpark1 greenday123 metallica1 metallica12 rockandroll taylorswift taylorswift13 onedirection
  onedirection1 justinbieber justinbieber1 backstreetboys bobmarley420 hiphop4life musicislife musiclover1 guitarhero
  password12 password123 password1234 password12345 passwordpassword mypassword mypassword1 newpassword newpassword1
  thepassword nopassword yourpassword password1! passw0rd123 p@ssw0rd123 pa55w0rd123 changeme123 letmein123
  letmeinnow letmein1234 opensesame opensesame1 administrator administrator1 adminadmin admin12345 admin123456
  rootroot123 root123456 superuser1 supervisor supervisor1 welcome123 welcome1234 welcomehome welcome2024 welcome2025
  testtest12 testtest123 testing123 testing1234 temporary1 temppassword temp123456 guestguest default123 secret1234 secretsecret
  topsecret1 trustnoone trustnobody trustno1trustno1 whatever12 whatever123 whocares123 nothing123 something1 everything1
  correcthorsebatterystaple thisismypassword itsasecret donttellanyone idontknow123 iforgotmypassword iforgotit1 remember123
  blink182blink monkey12345 monkey123456 dragon12345 dragon123456 master12345 shadow12345 sunshine12 sunshine123
  freedom123 computer12 computer123 internet12 internet123 mustang1967 mustang2000 corvette123 lamborghini ferrari458
  harleydavidson yamaha12345 chevrolet1 volkswagen motorcycle fireman911 policeman1 firefighter firefighter1
  elephant12 tinkerbell tinkerbell1 tinkerbell12 cinderella cinderella1 mickeymouse mickeymouse1 minniemouse hellokitty
  hellokitty1 hellokitty12 spongebob1 spongebob12 scoobydoo1 scoobydoo12 simpsons123 southpark1 familyguy1
  alexander1 alexander12 alexandra1 alejandro1 alejandra1 anthony123 benjamin12 brandon123 brittany12 cameron123
  charlotte1 charlie123 christian1 christian12 christina1 christine1 christopher christopher1 constantine danielle12
  elizabeth1 elizabeth12 elizabeth123 fernando12 francisco1 francesca1 gabrielle1 guillermo1 jacqueline jacqueline1 jennifer12
  jennifer123 jonathan12 jonathan123 katherine1 leonardo12 margarita1 mohammed12 mohammed123 muhammad123 natalie123
  nicholas12 nicholas123 patricia12 samantha12 samantha123 sebastian1 sebastian12 stephanie1 stephanie12 valentina1 valentino1
  victoria12 victoria123 veronica12 william123 michael123 michelle12 michelle123 matthew123 jessica123 ashley1234
`
    .trim()
    .split(/\s+/),
)
