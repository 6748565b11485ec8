/** The device's latitude and longitude to two decimals, about half a mile; rejects if the user or the device denies it. */
export function requestLocation(): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error('This browser cannot share a location'))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(`${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`),
      reject,
      { maximumAge: 600_000, timeout: 10_000 },
    )
  })
}
