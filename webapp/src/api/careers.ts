import { api } from '@/api/index'
import type {
  CareerAnswer,
  CareerContacts,
  CareerFields,
  CareerForm,
  CareerSource,
  CareerSuggestionAnswer,
  JsonResumeAnswer,
} from '@/api/types'

/** As the server answers: with every field. */
export type Source = Required<CareerSource>
export type Section = Exclude<keyof Required<CareerFields>, 'name'>
export type Career = { name: string } & { [Name in Section]: Full<Required<CareerFields>[Name][number]>[] }
export type Deed = { id: string; sources: Source[]; text: string }

type Full<Entry> = Omit<Required<Entry>, 'sources' | 'deeds'> & { sources: Source[] } & (Entry extends {
    deeds?: object[]
  }
    ? { deeds: Deed[] }
    : object)
type Answer = Omit<CareerAnswer, 'career'> & { career: Career }
/** What a document says about a field of an entry, which is empty in the career or says something else there. */
export type Disagreement = { section: string; entry_id: string; source: Source }
export type ReadContacts = CareerContacts
export type { CareerFile } from '@/api/types'
export type CareerSuggestions = Omit<CareerSuggestionAnswer, 'career' | 'disagreements'> & {
  career: Career
  disagreements: Disagreement[]
}

const careersApi = api.injectEndpoints({
  endpoints: (build) => ({
    career: build.query<Answer, void>({ query: () => '/me/career' }),
    saveCareer: build.mutation<Answer, CareerForm>({
      query: (body) => ({ url: '/me/career', method: 'PUT', body }),
    }),
    readCareer: build.mutation<CareerSuggestions, void>({
      query: () => ({ url: '/me/career/from-resume', method: 'POST' }),
    }),
    readJsonResume: build.mutation<CareerSuggestions, object>({
      query: (resume) => ({ url: '/me/career/from-json-resume', method: 'POST', body: { resume } }),
    }),
    readCareerFile: build.mutation<CareerSuggestions, { file: File; lines: string[]; dates: string[] }>({
      query: (body) => ({ url: '/me/career/from-file', method: 'POST', body }),
    }),
    jsonResume: build.query<JsonResumeAnswer, void>({ query: () => '/me/career/json-resume' }),
  }),
})

export const {
  useCareerQuery,
  useLazyCareerQuery,
  useSaveCareerMutation,
  useReadCareerMutation,
  useReadJsonResumeMutation,
  useReadCareerFileMutation,
  useLazyJsonResumeQuery,
} = careersApi
