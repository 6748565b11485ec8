import { useState } from 'react'
import { errorMessage } from '#client/api/api-error.ts'
import { useConfirmByMail } from '#client/api/submissions.ts'
import { fragmentParameter } from '#client/lib/fragment-parameter.ts'
import { SignInFrame } from '#client/screens/sign-in/sign-in-frame.tsx'
import { Button } from '#client/ui/button.tsx'
import { LinkButton } from '#client/ui/link-button.tsx'

/** Opening the link changes nothing: mail scanners open every link. */
export function StillRight() {
  const [token] = useState(() => fragmentParameter('token') ?? '')
  const { mutate, data, error, isPending } = useConfirmByMail()
  if (data) {
    return (
      <SignInFrame title="Thank you" description="Families see that this was checked this month.">
        <div className="flex flex-col gap-5">
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {data.listings.map(({ listingId, title }) => (
              <li key={listingId} className="wrap-anywhere">
                {title}
              </li>
            ))}
          </ul>
          <ToMyListings />
        </div>
      </SignInFrame>
    )
  }
  if (error) {
    return (
      <SignInFrame title="This link does not work" description={errorMessage(error)}>
        <ToMyListings />
      </SignInFrame>
    )
  }
  return (
    <SignInFrame
      title="Still right?"
      description="Are dates, prices, contact and links of the listings in the email still right?"
    >
      <div className="flex flex-col gap-3">
        <Button size="lg" loading={isPending} onClick={() => mutate(token)}>
          Yes, still right
        </Button>
        <LinkButton href="/my-listings" fullPage variant="secondary" size="lg">
          No, change something
        </LinkButton>
      </div>
    </SignInFrame>
  )
}

function ToMyListings() {
  return (
    <LinkButton href="/my-listings" fullPage size="lg">
      Open my listings
    </LinkButton>
  )
}
