import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('layouts/public-layout.tsx', [
    index('routes/home.tsx'),
    route('api-products', 'routes/api-products.tsx'),
    route('pricing', 'routes/pricing.tsx'),
    route('documentation', 'routes/documentation.tsx'),
    route('about', 'routes/about.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('legal', 'routes/legal.tsx'),
  ]),
  layout('layouts/auth-layout.tsx', [
    route('login', 'routes/login.tsx'),
    route('signup', 'routes/signup.tsx'),
    route('auth/email', 'routes/auth-email.tsx'),
    route('auth/recovery', 'routes/auth-recovery.tsx'),
  ]),
  route('dashboard', 'layouts/dashboard-layout.tsx', [
    index('routes/dashboard.tsx'),
    route('api-keys', 'routes/api-keys.tsx'),
    route('activity-logs', 'routes/activity-logs.tsx'),
    route('pricing', 'routes/price-list.tsx'),
    route('usage', 'routes/usage.tsx'),
    route('docs', 'routes/docs.tsx'),
    route('billing', 'routes/billing.tsx'),
    route('settings', 'routes/settings.tsx'),
    route('*', 'routes/dashboard-not-found.tsx'),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
