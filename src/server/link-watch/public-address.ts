import ipaddr from 'ipaddr.js'

/**
 * Whether an address is on the public internet: not private, loopback, link-local, shared, multicast, reserved or a
 * tunnel to any of these. An IPv4 address inside an IPv6 address counts as itself.
 */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
