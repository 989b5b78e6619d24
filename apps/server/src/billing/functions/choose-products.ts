import { FunctionRefused } from '../../account/functions/account-function.ts';
import { ADDONS_OF_PLAN, type Product } from '../products.ts';

/** The products of a plan and its add-ons, by their names. @throws FunctionRefused 400 for what is not for sale together */
export function chooseProducts(
  products: readonly Product[],
  planType: string,
  addOns: readonly string[],
): { readonly plan: Product; readonly addons: readonly Product[] } {
  const plan = products.find(
    (product) => product.type === 'plan' && product.name.toLowerCase() === planType.toLowerCase(),
  );
  if (plan === undefined) throw new FunctionRefused(400, 'Could not find price for selected plan');
  const addons = [...new Set(addOns)].map((name) => {
    const addon = products.find(
      (product) => product.type === 'addon' && product.name.toLowerCase() === name.toLowerCase(),
    );
    if (addon === undefined) throw new FunctionRefused(400, `Unknown add-on: ${name}`);
    if (!ADDONS_OF_PLAN[plan.name.toLowerCase()]?.includes(addon.name))
      throw new FunctionRefused(400, `${plan.name} does not take the add-on ${addon.name}`);
    return addon;
  });
  return { plan, addons };
}
