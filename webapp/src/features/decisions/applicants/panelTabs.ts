/** In the order of their keys, which are 1 to 5. */
export const panelTabs = ['evidence', 'resume', 'thread', 'scorecards', 'notes'] as const

export type PanelTab = (typeof panelTabs)[number]
