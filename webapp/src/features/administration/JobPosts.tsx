import { useAdminJobsQuery } from '@/api/administration'
import { SearchInput } from '@/components/SearchInput'
import { Listing } from '@/features/administration/Listing'
import { jobColumns } from '@/features/administration/jobColumns'
import { Rows } from '@/components/Rows'
import { useJobAction } from '@/features/administration/useJobAction'
import { useSearch } from '@/features/administration/useSearch'

/** Every job post, inactive and deleted ones too. */
export function JobPosts() {
  const { q, page, setPage, field } = useSearch()
  const query = useAdminJobsQuery({ q, page }, { refetchOnMountOrArgChange: true })
  const { ask, question } = useJobAction()
  const columns = jobColumns(ask)

  return (
    <>
      <div className="mb-3">
        <SearchInput className="tablet:w-[350px]" label="Search by title, company, location or recruiter" {...field} />
      </div>
      <Listing
        query={query}
        failed="Failed to load jobs. Please try again later."
        empty={
          q
            ? { title: 'No job found', text: 'No job has these words in its title, company, location or recruiter.' }
            : { title: 'No job posts yet', text: 'Jobs that recruiters post appear here.' }
        }
        page={page}
        onPage={setPage}
      >
        {(rows) => <Rows label="Job posts" rows={rows} columns={columns} keyOf={({ id }) => id} />}
      </Listing>
      {question}
    </>
  )
}
