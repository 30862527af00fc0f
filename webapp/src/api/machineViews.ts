import { api } from '@/api/index'
import type { MachineViewAnswer } from '@/api/types'

export type MachineView = MachineViewAnswer

const machineViewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    seeResume: build.mutation<MachineView, { resume: File }>({
      query: (body) => ({ url: '/machine-view', method: 'POST', body }),
    }),
  }),
})

export const { useSeeResumeMutation } = machineViewsApi
