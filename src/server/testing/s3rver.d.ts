/** The package ships no types; this covers what the tests use. */
declare module 's3rver' {
  interface Options {
    address: string
    port: number
    silent: boolean
    directory: string
    configureBuckets: { name: string; configs: string[] }[]
  }

  export default class S3rver {
    constructor(options: Options)
    run(): Promise<{ address: string; port: number }>
    close(): Promise<void>
  }
}
