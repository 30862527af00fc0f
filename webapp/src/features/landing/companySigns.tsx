import type { ReactNode } from 'react'

/** Signs of companies that we made up, in one color. */
export const companies: { name: string; sign: ReactNode }[] = [
  { name: 'Kestrel', sign: <path d="M12 4l9 15-9-4.2L3 19z" fill="currentColor" stroke="none" /> },
  {
    name: 'Halden Bank',
    sign: <path d="M3.5 20V10.2L12 4l8.5 6.200V20H15v-5.500a3 3 0 0 0-6 0V20z" fill="currentColor" stroke="none" />,
  },
  { name: 'Parcelwise', sign: <path d="M12 3l8 4.500v9L12 21l-8-4.500v-9zM4.2 7.600L12 12l7.8-4.400M12 12v8.8" /> },
  {
    name: 'Tidewater',
    sign: (
      <path d="M2.5 10c3.2-4.7 6.3-4.7 9.5-1.500s6.3 3.2 9.5-1.500M2.5 17c3.2-4.7 6.3-4.7 9.5-1.500s6.3 3.2 9.5-1.5" />
    ),
  },
  {
    name: 'Brightmoor',
    sign: (
      <path d="M12 3v6M12 15v6M3 12h6M15 12h6M5.6 5.600l4.2 4.200M14.2 14.200l4.2 4.200M18.4 5.600l-4.2 4.200M9.8 14.200l-4.2 4.2" />
    ),
  },
]

export function CompanySign({ name, className }: { name: string; className: string }) {
  const sign = companies.find((company) => company.name === name)?.sign
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {sign}
    </svg>
  )
}
