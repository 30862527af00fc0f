import { Laptop, Monitor, Smartphone, Tablet, type LucideIcon } from 'lucide-react'

const icons: [RegExp, LucideIcon][] = [
  [/iPad/, Tablet],
  [/iPhone|Android/, Smartphone],
  [/macOS/, Laptop],
]

/** The icon of a device by its name, such as "Firefox on Windows". */
export const iconOfDevice = (name: string) => icons.find(([pattern]) => pattern.test(name))?.[1] ?? Monitor
