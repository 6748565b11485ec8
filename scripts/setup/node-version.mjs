// The oldest Node that every package in the lock supports.
const oldest = { major: 20, minor: 19 }

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > oldest.major || (major === oldest.major && minor >= oldest.minor)) return
  console.error(
    `Waymark needs Node ${oldest.major}.${oldest.minor} or newer; this is Node ${process.versions.node}.`,
  )
  process.exit(1)
}
