import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { PRODUCT_NAME } from '@/lib/product'

const terms = [
  {
    title: 'Your account',
    text: 'Use your own name and address, keep your password to yourself, and tell us when somebody else has used your account.',
  },
  {
    title: 'Your documents',
    text: `What you upload stays yours. ${PRODUCT_NAME} reads it to compare it with jobs, and shows it to a recruiter only when you apply with it.`,
  },
  {
    title: 'What we compute',
    text: 'Every percentage is calculated by fixed rules from the text of both documents. It helps a decision; it does not make one. Text written by the machine is marked; check its facts before you send it.',
  },
  {
    title: 'Fair use',
    text: 'Upload only what you may upload, write only what is true, and do not try to read what belongs to others.',
  },
  {
    title: 'The end',
    text: 'You can stop at any time. When an account is deleted, its documents are deleted with it.',
  },
]

type Props = { open: boolean; onOpenChange: (open: boolean) => void; onAccept: () => void }

export function Terms({ open, onOpenChange, onAccept }: Props) {
  const accept = () => {
    onAccept()
    onOpenChange(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Terms and conditions"
      lead="Five short points."
      wide
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>Close</Button>
          <Button variant="primary" onClick={accept}>
            Accept
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {terms.map(({ title, text }) => (
          <section key={title}>
            <h3 className="font-text text-13 font-strong">{title}</h3>
            <p className="mt-0.5 text-13 text-ink-soft">{text}</p>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
