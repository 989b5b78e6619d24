import { NotFound } from '@/components/layout/not-found.tsx';

export default function DashboardNotFoundRoute() {
  return (
    <div className="grid place-items-center py-16">
      <NotFound />
    </div>
  );
}
