export interface Place {
  city: string
  state: string
  areaCode: string
  /** ZIP codes of the city, each with the middle of its area. */
  zips: [zip: string, latitude: number, longitude: number][]
}

const inCalifornia = (city: string, areaCode: string, ...zips: Place['zips']): Place => ({
  city,
  state: 'CA',
  areaCode,
  zips,
})
const elsewhere = (city: string, state: string, areaCode: string, ...zips: Place['zips']): Place => ({
  city,
  state,
  areaCode,
  zips,
})

export const places = {
  Pleasanton: inCalifornia('Pleasanton', '925', ['94566', 37.6624, -121.8747], ['94588', 37.6896, -121.9014]),
  Dublin: inCalifornia('Dublin', '925', ['94568', 37.7166, -121.9226]),
  Livermore: inCalifornia('Livermore', '925', ['94550', 37.6819, -121.768], ['94551', 37.7006, -121.7617]),
  'San Ramon': inCalifornia('San Ramon', '925', ['94582', 37.7627, -121.9157], ['94583', 37.7629, -121.9655]),
  Danville: inCalifornia('Danville', '925', ['94526', 37.8216, -121.9999], ['94506', 37.8071, -121.9203]),
  Alamo: inCalifornia('Alamo', '925', ['94507', 37.8502, -122.0322]),
  'Walnut Creek': inCalifornia(
    'Walnut Creek',
    '925',
    ['94596', 37.9063, -122.065],
    ['94598', 37.9192, -122.0257],
  ),
  'Castro Valley': inCalifornia(
    'Castro Valley',
    '510',
    ['94546', 37.6983, -122.0844],
    ['94552', 37.7108, -122.0367],
  ),
  Fremont: inCalifornia('Fremont', '510', ['94536', 37.5605, -121.9999], ['94538', 37.5308, -121.9712]),
  Hayward: inCalifornia('Hayward', '510', ['94541', 37.674, -122.0894], ['94544', 37.6374, -122.067]),
  Sunol: inCalifornia('Sunol', '925', ['94586', 37.5943, -121.8886]),
  'Union City': inCalifornia('Union City', '510', ['94587', 37.5872, -122.0208]),
  Oakland: inCalifornia('Oakland', '510', ['94612', 37.8085, -122.2668], ['94607', 37.8071, -122.2851]),
  Berkeley: inCalifornia('Berkeley', '510', ['94704', 37.8664, -122.257]),
  'San Jose': inCalifornia('San Jose', '408', ['95112', 37.3535, -121.8865]),
  'Palo Alto': inCalifornia('Palo Alto', '650', ['94301', 37.4443, -122.1497]),
  Sacramento: inCalifornia('Sacramento', '916', ['95814', 38.5804, -121.4922]),
  Davis: inCalifornia('Davis', '530', ['95616', 38.5538, -121.7418]),
  'Santa Cruz': inCalifornia('Santa Cruz', '831', ['95060', 36.9828, -122.0395]),
  Monterey: inCalifornia('Monterey', '831', ['93940', 36.5802, -121.8443]),
  'San Luis Obispo': inCalifornia('San Luis Obispo', '805', ['93401', 35.2635, -120.6509]),
  'Los Angeles': inCalifornia('Los Angeles', '213', ['90012', 34.0614, -118.2385]),
  'San Diego': inCalifornia('San Diego', '619', ['92101', 32.7185, -117.1593]),
  Groveland: inCalifornia('Groveland', '209', ['95321', 37.823, -120.0985]),
  'South Lake Tahoe': inCalifornia('South Lake Tahoe', '530', ['96150', 38.917, -119.9865]),
  Reno: elsewhere('Reno', 'NV', '775', ['89501', 39.526, -119.8126]),
  Flagstaff: elsewhere('Flagstaff', 'AZ', '928', ['86001', 35.1983, -111.6513]),
  Portland: elsewhere('Portland', 'OR', '503', ['97205', 45.5207, -122.7102]),
  Seattle: elsewhere('Seattle', 'WA', '206', ['98101', 47.6114, -122.3305]),
  Bozeman: elsewhere('Bozeman', 'MT', '406', ['59715', 45.6693, -111.0431]),
  Boulder: elsewhere('Boulder', 'CO', '303', ['80302', 40.0172, -105.2851]),
  Austin: elsewhere('Austin', 'TX', '512', ['78701', 30.2713, -97.7426]),
  Minneapolis: elsewhere('Minneapolis', 'MN', '612', ['55401', 44.9835, -93.2683]),
  Chicago: elsewhere('Chicago', 'IL', '312', ['60605', 41.8713, -87.6277]),
  'Ann Arbor': elsewhere('Ann Arbor', 'MI', '734', ['48104', 42.2694, -83.7282]),
  Pittsburgh: elsewhere('Pittsburgh', 'PA', '412', ['15213', 40.4434, -79.9546]),
  Arlington: elsewhere('Arlington', 'VA', '703', ['22201', 38.8871, -77.0932]),
  Durham: elsewhere('Durham', 'NC', '919', ['27701', 35.9967, -78.8966]),
  'New York': elsewhere('New York', 'NY', '212', ['10011', 40.7402, -73.9996]),
  Boston: elsewhere('Boston', 'MA', '617', ['02116', 42.3492, -71.0768]),
} as const satisfies Record<string, Place>

export type PlaceName = keyof typeof places
