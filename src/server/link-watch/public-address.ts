import ipaddr from 'ipaddr.js'

/**
 * Whether an address is on the public internet: not private, loopback, link-local, shared, multicast, reserved or a
 * tunnel to any of these. An IPv4-mapped IPv6 address counts as the IPv4 address.
 */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast' && !isIpv4Compatible(address)

/** The obsolete form `::127.0.0.1`, which ipaddr.js does not classify. */
const isIpv4Compatible = (address: string) =>
  ipaddr.IPv6.isValid(address) && ipaddr.IPv6.parse(address).match(ipaddr.IPv6.parse('::'), 96)
