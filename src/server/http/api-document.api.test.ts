import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { kindNames, kindOf } from '#shared/listings/kinds.ts'

interface Schema {
  required?: string[]
}
interface Operation {
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> }
}

const t = useTestApp()
let paths: Record<string, Record<string, Operation>>
beforeAll(async () => {
  paths = ((await t.anonymous.get('/api/openapi.json')).body as { paths: typeof paths }).paths
})

const bodyOf = (method: string, path: string) => paths[path]?.[method]?.requestBody

test.each(kindNames)('a submission of a %s requires what the server refuses to do without', async (kind) => {
  const path = `/api/${kindOf(kind).names.path}`
  const { status, body } = await (await t.aUser()).post(path, {})
  expect(status).toBe(400)
  const refused = (body as { errors: { field: string }[] }).errors.map(({ field }) => field)
  expect(refused.length).toBeGreaterThan(3)
  expect(bodyOf('post', path)?.content['application/json']?.schema.required?.toSorted()).toEqual(
    refused.toSorted(),
  )
})
