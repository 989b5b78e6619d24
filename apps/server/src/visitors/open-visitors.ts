import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import type { Places } from '@theia-astro/places/places';
import { type Context, Hono } from 'hono';
import type { Base } from '../base.ts';
import type { CallServices } from '../http/call/call.ts';
import { callerAddress } from '../http/connection/api-request.ts';
import { placesRoutes } from './places-routes.ts';
import { trialCharts, tryChartRoutes } from './try-chart-routes.ts';

interface VisitorsDependencies extends Pick<CallServices, 'compute' | 'limiter'>, Base {
  readonly catalog: readonly Endpoint[];
  readonly places: Places;
}

/** Opens what visitors use without an account: suggestions of places, and a first chart. */
export function openVisitors({ config, log, workerBus, catalog, places, compute, limiter }: VisitorsDependencies) {
  const { publicUrl, trustedProxies } = config;
  const clientAddress = (c: Context) => callerAddress(c, trustedProxies);
  const charts = trialCharts({ catalog, compute });
  const [ofPlaces, ofCharts] = [workerBus.share('places'), workerBus.share('try-chart')];
  return {
    routes: new Hono()
      .route('/functions/v1/places', placesRoutes({ places, publicUrl, clientAddress, shared: ofPlaces }))
      .route(
        '/functions/v1/try-chart',
        tryChartRoutes({ charts, publicUrl, clientAddress, log, limiter, shared: ofCharts }),
      ),
  };
}
