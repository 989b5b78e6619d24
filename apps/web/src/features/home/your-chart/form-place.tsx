import { EmptyChart } from './empty-chart.tsx';
import { FormColumns } from './form-columns.tsx';

/** The place of the form and of its chart, as high as they are at every width. */
export function FormPlace() {
  return (
    <FormColumns chart={<EmptyChart busy={false} />}>
      <div aria-hidden="true" className="h-112 rounded-md bg-sunken/50 sm:h-68" />
    </FormColumns>
  );
}
