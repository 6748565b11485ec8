export interface ReadProperty {
  name: string
  params: Record<string, string>
  value: string
}

export interface ReadComponent {
  name: string
  properties: ReadProperty[]
  components: ReadComponent[]
}
