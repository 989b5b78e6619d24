import { queryOptions } from '@tanstack/react-query';
import type { AppliedPromotion } from '@theia-astro/server/rules/promotion-code';
import { readFunction } from '@/lib/call-function.ts';
import { planById } from '@/lib/offer.ts';
import type { Choice } from '@/lib/plan-choice.ts';

/** What a promotion code takes off a choice. The server checks it, and counts wrong codes, so nothing is tried again by itself. */
export function promotionQuery(code: string | null, choice: Choice) {
  return queryOptions({
    queryKey: ['upgrade', 'promotion', code, choice.plan, [...choice.addons].toSorted().join()],
    queryFn: async (): Promise<AppliedPromotion> => {
      const body = { code: code ?? '', planType: planById(choice.plan).name, addOns: [...choice.addons] };
      const answer = await readFunction<AppliedPromotion>('promotion-code', body);
      if (answer === null) throw new Error('The code could not be checked. Please try again.');
      return answer;
    },
    enabled: code !== null,
    retry: false,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
}
