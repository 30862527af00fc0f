/** Narrower than this, columns stand below each other, and pictures are those that were made for phones. */
export const STACKED = '(width < 768px)'
