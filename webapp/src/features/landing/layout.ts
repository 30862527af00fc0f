/** Below this width, columns are stacked, and the pictures made for phones are used. */
export const STACKED = '(width < 768px)'
