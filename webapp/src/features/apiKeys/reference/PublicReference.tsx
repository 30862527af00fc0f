import { Link } from 'react-router'

import { Logo } from '@/components/Logo'
import { PageHeader } from '@/components/PageHeader'
import { ApiReference } from '@/features/apiKeys/reference/ApiReference'

/** The API reference for people without an account. */
export function PublicReference() {
  return (
    <div className="mx-auto max-w-[1264px] px-4 pb-16 tablet:px-8">
      <Link to="/" className="my-5 inline-flex rounded-control">
        <Logo />
      </Link>
      <PageHeader title="API reference" lead="The calls that your own programs can make with an API key." />
      <ApiReference />
    </div>
  )
}
