/** What a mutation hook returns, as far as a picture needs it. */
type Mutation<Argument> = readonly [
  (argument: Argument) => unknown,
  { isLoading: boolean; error?: object; reset: () => void },
]

/** What the buttons of a picture need, and why the last press of one failed. */
export const pictureActs = ([save, saving]: Mutation<File>, [remove, removing]: Mutation<void>) => ({
  error: saving.error ?? removing.error,
  buttons: {
    isSaving: saving.isLoading,
    isRemoving: removing.isLoading,
    onChoose: (file: File) => {
      removing.reset()
      void save(file)
    },
    onRemove: () => {
      saving.reset()
      void remove()
    },
  },
})
