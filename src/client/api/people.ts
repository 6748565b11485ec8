import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Note, Person } from '#shared/contract/person.ts'
import { http } from './http.ts'

const root = '/api/admin/users'

export const usePerson = (id: string) =>
  useQuery({
    queryKey: [root, id],
    queryFn: ({ signal }) => http.get<Person>(`${root}/${encodeURIComponent(id)}`, signal),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })

export function useAddNote(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (content: string) => http.post<Note>(`${root}/${userId}/notes`, { content }),
    onSettled: () => client.invalidateQueries({ queryKey: [root, userId] }),
  })
}

export function useDeleteNote(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (noteId: number) => http.delete(`${root}/${userId}/notes/${noteId}`),
    onSettled: () => client.invalidateQueries({ queryKey: [root, userId] }),
  })
}
