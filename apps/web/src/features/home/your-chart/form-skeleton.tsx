import { Skeleton } from '@/components/ui/skeleton.tsx';
import { EmptyChart } from './empty-chart.tsx';
import { FormColumns } from './form-columns.tsx';

/** As high as the form and the place of its chart, at every width. */
export function FormSkeleton() {
  return (
    <FormColumns chart={<EmptyChart busy={false} />}>
      <Skeleton className="h-112 bg-sunken/50 sm:h-68" />
    </FormColumns>
  );
}
