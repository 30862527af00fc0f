const SETTING = /(HIRELOOM_[A-Z0-9_]+)/

/** A sentence whose settings stand out, so that they can be found and copied. */
export function WithSettings({ text }: { text: string }) {
  return text.split(SETTING).map((part, at) =>
    SETTING.test(part) ? (
      <code key={at} className="font-label wrap-anywhere">
        {part}
      </code>
    ) : (
      part
    ),
  )
}
