import { SamplesPage } from '@/features/sample-reports/samples-page.tsx';

export default function SampleReports() {
  return <SamplesPage />;
}
