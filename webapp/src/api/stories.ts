import { api, idsOf, listTag, listTags } from '@/api/index'
import type { StoryAnswer, StoryBody, StoryDone, StoryFields, StoryList } from '@/api/types'

export type Story = StoryFields
export type NewStory = Required<StoryBody>

const storiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    stories: build.query<StoryList, void>({
      query: () => '/stories',
      providesTags: (result) => listTags('Story', idsOf(result?.stories)),
    }),
    addStory: build.mutation<StoryAnswer, NewStory>({
      query: (body) => ({ url: '/stories', method: 'POST', body }),
      invalidatesTags: [listTag('Story')],
    }),
    changeStory: build.mutation<StoryAnswer, NewStory & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/stories/${id}`, method: 'PUT', body }),
      invalidatesTags: (_answer, _error, { id }) => [{ type: 'Story', id }],
    }),
    deleteStory: build.mutation<StoryDone, number>({
      query: (id) => ({ url: `/stories/${id}`, method: 'DELETE' }),
      invalidatesTags: (_answer, _error, id) => [{ type: 'Story', id }],
    }),
  }),
})

export const { useStoriesQuery, useAddStoryMutation, useChangeStoryMutation, useDeleteStoryMutation } = storiesApi
