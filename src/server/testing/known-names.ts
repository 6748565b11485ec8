/** Verified names and words that are missing from the dictionary. */
export const knownNames: readonly string[] = `
  Alameda Amador BigFuture Bluebook BYU CAASPP CalKIDS CalVet CampusReel CampusTours CareerOneStop
  CareerZone CCGI CCPA Chabot Chafee CSU Diablo Dougherty FAFSA FairTest HandsOn HTTPS JSON merchantability
  MyMajors NMSQT Ohlone OpenStreetMap Pell Pleasanton Positas Pre Profiler PSAT QuestBridge recommenders
  Roadtrip ROP SATs sponsorships Tri UC waitlist WebGrants YouVisit
`
  .trim()
  .split(/\s+/)
