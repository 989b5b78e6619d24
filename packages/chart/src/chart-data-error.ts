/** An answer that does not hold what a picture needs. */
export class ChartDataError extends TypeError {
  override readonly name = 'ChartDataError';
}
