/** Who is asking. Services receive it and decide; it is read afresh for each request. */
export interface Actor {
  userId: string
  role: 'user' | 'admin'
}
