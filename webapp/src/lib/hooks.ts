import { useDispatch, useSelector, useStore } from 'react-redux'

import type { AppDispatch, RootState, Store } from '@/lib/store'

/* The hooks of React Redux with the types of our store. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
export const useAppStore = useStore.withTypes<Store>()
