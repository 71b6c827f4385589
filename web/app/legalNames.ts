/** Names that the legal pages mention. */
export interface Names {
  productName: string;
  operatorName: string;
}
