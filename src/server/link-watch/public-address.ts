import ipaddr from 'ipaddr.js'

/**
 * Whether an address is on the public internet: not private, loopback, link-local, shared, multicast, reserved or a
 * tunnel to any of these. An IPv4 address inside an IPv6 address counts as itself.
 */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast' && !isIpv4Compatible(address)

/** `::127.0.0.1`, the obsolete form of an IPv4 address inside an IPv6 address, which has no range of its own. */
const isIpv4Compatible = (address: string) =>
  ipaddr.IPv6.isValid(address) && ipaddr.IPv6.parse(address).match(ipaddr.IPv6.parse('::'), 96)
