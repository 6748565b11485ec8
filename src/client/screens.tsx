import { Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { notFound, type ScreenTable } from './public-screens.ts'
import { Loading } from './ui/loading.tsx'

/** The screen at the current path, or Not Found. */
export function Screens({ table }: { table: ScreenTable }) {
  return (
    <Suspense fallback={<Loading />}>
      <Switch>
        {Object.entries(table).map(([path, { Screen }]) => (
          <Route key={path} path={path}>
            <Screen />
          </Route>
        ))}
        <Route>
          <notFound.Screen />
        </Route>
      </Switch>
    </Suspense>
  )
}
