import { useEffect, useRef, useState } from 'react'
import { navigate, useSearch } from 'wouter/use-browser-location'
import { useCurrentUser } from '#client/api/session.ts'
import { siteConfig } from '#client/api/site-config.ts'
import { centerInRow } from '#client/lib/center-in-row.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { Card } from '#client/ui/card.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#client/ui/tabs.tsx'
import { defaultKind, type Kind, kindNames, kindOf, parseKind } from '#shared/listings/kinds.ts'
import { SubmissionSuccessful } from './submission-successful.tsx'
import { SubmitForm } from './submit-form.tsx'

export function SubmitListing() {
  usePageTitle('List Your Service', siteConfig().siteName)
  const userId = useOwner()
  const kind = parseKind(new URLSearchParams(useSearch()).get('type') ?? '') ?? defaultKind
  const [submitted, setSubmitted] = useState<Kind | null>(null)
  // Incremented to reset the form.
  const [formKey, setFormKey] = useState(0)
  const resetForm = () => setFormKey(formKey + 1)
  const tabs = useRef<HTMLDivElement>(null)

  // On phones the tab list overflows the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active tab changes with the kind.
  useEffect(() => {
    centerInRow(tabs.current, tabs.current?.querySelector('[data-state="active"]'))
  }, [kind])

  return (
    <div className="container-page flex flex-col gap-6 pt-8 sm:pt-10">
      <header>
        <h1 className="text-3xl">List Your Service</h1>
        <p className="mt-1.5 max-w-3xl text-ink-soft">
          Listing is free. Tell families what you offer; you can come back and change it at any time.
        </p>
      </header>
      {submitted ? (
        <SubmissionSuccessful
          kind={submitted}
          onAnother={() => {
            setSubmitted(null)
            choose(defaultKind)
          }}
        />
      ) : (
        <Card>
          <h2 className="text-xl">Choose Listing Type</h2>
          <Tabs value={kind} onValueChange={choose} className="mt-4">
            <TabList ref={tabs} aria-label="Listing type" className="max-sm:-mx-5 max-sm:px-2">
              {kindNames.map((name) => (
                <Tab key={name} value={name}>
                  {kindOf(name).names.tab}
                </Tab>
              ))}
            </TabList>
            <TabPanel value={kind}>
              <SubmitForm
                key={`${userId} ${kind} ${formKey}`}
                userId={userId}
                kind={kind}
                onSubmitted={() => {
                  resetForm()
                  setSubmitted(kind)
                }}
                onDiscarded={resetForm}
              />
            </TabPanel>
          </Tabs>
        </Card>
      )}
    </div>
  )
}

/** The owner of the drafts. Unchanged when the session expires, so that typed values stay visible. */
function useOwner() {
  const user = useCurrentUser()
  const [owner, setOwner] = useState(user?.id ?? 'anonymous')
  if (user && user.id !== owner) setOwner(user.id)
  return owner
}

/** Stores the tab in the URL for reloads and links, without history entries. */
function choose(kind: string) {
  navigate(kind === defaultKind ? '/submit-listing' : `/submit-listing?type=${kind}`, { replace: true })
}
