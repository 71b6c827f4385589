/** Who the words are about. */
export interface Names {
  productName: string;
  operatorName: string;
}
