import { describe, expect, it } from 'vitest'
import { guide } from './index.ts'
import { quickResources } from './quick-resources.ts'

/** Reviewed hosts: schools, colleges, public agencies and long-standing services. */
const knownHosts = `
  988lifeline.org accommodations.collegeboard.org aclibrary.org admission.universityofcalifornia.edu
  amador.pleasantonusd.net apply.jhu.edu apply.universityofcalifornia.edu
  apstudents.collegeboard.org assist.org bigfuture.collegeboard.org bluebook.collegeboard.org
  calkids.org campustours.com chafee.csac.ca.gov chs.srvusd.net collegecost.ed.gov collegefund.org
  collegescorecard.ed.gov commonblackcollegeapp.com commondataset.org create.microsoft.com
  cssprofile.collegeboard.org ctcl.org dhs.dublinusd.org dream.csac.ca.gov dvhs.srvusd.net
  fairtest.org foothill.pleasantonusd.net granadahigh.livermoreschools.org hs-articulation.ucop.edu
  icangotocollege.com imfirst.org immigrantsrising.org is.byu.edu livermorehigh.livermoreschools.org
  mvhs.srvusd.net mygrantinfo.csac.ca.gov nces.ed.gov owl.purdue.edu registertovote.ca.gov
  roadtripnation.com satsuite.collegeboard.org srvhs.srvusd.net studentaid.gov thinkcollege.net
  visit.berkeley.edu web3.ncaa.org whatcanidowiththismajor.com www.act.org www.afrotc.com
  www.apprenticeship.gov www.bls.gov www.cacareerzone.org www.californiacolleges.edu
  www.californiavolunteers.ca.gov www.calstate.edu www.calvet.ca.gov www.campusreel.org
  www.careeronestop.org www.cccapply.org www.cde.ca.gov www.chabotcollege.edu
  www.coalitionforcollegeaccess.org www.commonapp.org www.csac.ca.gov www.csueastbay.edu
  www.dir.ca.gov www.dvc.edu www.ebparks.org www.gapyearassociation.org www.goarmy.com www.hacu.net
  www.handsonbayarea.org www.khanacademy.org www.laspositascollege.edu www.mymajors.com
  www.mynextmove.org www.netc.navy.mil www.ohlone.edu www.onetonline.org www.questbridge.org
  www.sss.gov www.todaysmilitary.com www.tvrop.org www.ucdavis.edu www.ucscout.org www.youvisit.com
`
  .trim()
  .split(/\s+/)

const links = [
  ...guide.flatMap(({ resources }) => resources),
  ...quickResources.flatMap(({ resources }) => resources),
]

describe('quick resources', () => {
  it('come in the ten groups of docs/product.md 17.5', () => {
    expect(quickResources.map(({ title }) => title)).toEqual([
      'Local HS Counseling Departments',
      'Standardized Testing',
      'College List Building',
      'Essay Guides & Common Apps',
      'Virtual Tours',
      'Alternative Institutions for Coursework',
      'College Majors',
      'Career Resources',
      'Financial Aid',
      'Other Resources',
    ])
  })

  it('have unique group ids, and at least five links each, all with descriptions', () => {
    expect(new Set(quickResources.map(({ id }) => id)).size).toBe(10)
    for (const { title, resources } of quickResources) {
      expect(resources.length, title).toBeGreaterThanOrEqual(5)
      for (const { label, description } of resources) {
        expect(label.trim()).not.toBe('')
        expect(description, label).toMatch(/^[A-Z].{15,}\.$/)
      }
    }
  })

  it('have no duplicate label or URL within a group', () => {
    for (const { title, resources } of quickResources) {
      expect(new Set(resources.map(({ label }) => label)).size, title).toBe(resources.length)
      expect(new Set(resources.map(({ url }) => url)).size, title).toBe(resources.length)
    }
  })

  it('name the nine schools, each on the website of its district', () => {
    const schools = quickResources[0]?.resources.map(({ label, url }) => [label, new URL(url).hostname])
    expect(schools).toEqual([
      ['Amador Valley High School', 'amador.pleasantonusd.net'],
      ['Foothill High School', 'foothill.pleasantonusd.net'],
      ['Dublin High School', 'dhs.dublinusd.org'],
      ['Granada High School', 'granadahigh.livermoreschools.org'],
      ['Livermore High School', 'livermorehigh.livermoreschools.org'],
      ['California High School', 'chs.srvusd.net'],
      ['Dougherty Valley High School', 'dvhs.srvusd.net'],
      ['Monte Vista High School', 'mvhs.srvusd.net'],
      ['San Ramon Valley High School', 'srvhs.srvusd.net'],
    ])
  })

  it('hold templates and information for particular groups, military and ROTC among them, under Other Resources', () => {
    const other = quickResources.find(({ title }) => title === 'Other Resources')
    const descriptions = other?.resources.map(({ description }) => description).join(' ')
    for (const words of ['Templates', 'Military/ROTC', 'Foster youth', 'Athletes', 'First in the family']) {
      expect(descriptions).toContain(words)
    }
  })
})

describe('every link of the guide', () => {
  it.each(links.map(({ label, url }) => [label, url] as const))(
    '%s is a clean https address: %s',
    (_label, url) => {
      const address = new URL(url)
      expect(address.protocol).toBe('https:')
      expect(address.href).toBe(url)
      expect([address.username, address.password, address.port, address.search, address.hash].join('')).toBe(
        '',
      )
    },
  )

  it('has a host on the list, and every listed host has a link', () => {
    const used = new Set(links.map(({ url }) => new URL(url).hostname))
    expect([...used].sort()).toEqual([...knownHosts].sort())
  })

  it('has one URL per label', () => {
    const urlsOf = new Map<string, Set<string>>()
    for (const { label, url } of links) urlsOf.set(label, (urlsOf.get(label) ?? new Set()).add(url))
    expect([...urlsOf].filter(([, urls]) => urls.size > 1).map(([label]) => label)).toEqual([])
  })
})
