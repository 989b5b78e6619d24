import type { Price, Product } from './objects.ts';

/** The product of a price. The sandbox derives products from prices. */
export const newProduct = ({ product, nickname, created }: Price): Product => ({
  id: product,
  object: 'product',
  active: true,
  created,
  updated: created,
  default_price: null,
  description: null,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: {},
  name: nickname,
  package_dimensions: null,
  shippable: null,
  tax_code: null,
  tax_details: null,
  type: 'service',
  url: null,
});
