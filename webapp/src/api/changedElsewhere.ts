/** Whether a save was refused because somebody else has saved since what it began from. */
export function isChangedElsewhere(error: unknown): boolean {
  const { data } = (error ?? {}) as { data?: { changed_elsewhere?: unknown } }
  return data?.changed_elsewhere === true
}
