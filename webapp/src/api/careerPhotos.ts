import { api } from '@/api/index'

const careerPhotosApi = api.injectEndpoints({
  endpoints: (build) => ({
    savePhoto: build.mutation<void, File>({
      query: (file) => ({ url: '/me/career/photo', method: 'PUT', body: { file } }),
    }),
    removePhoto: build.mutation<void, void>({ query: () => ({ url: '/me/career/photo', method: 'DELETE' }) }),
  }),
})

export const { useSavePhotoMutation, useRemovePhotoMutation } = careerPhotosApi
