/** The customer's decision for one message template. */
export interface SubscriptionAnswer {
  templateId: string;
  isAccepted: boolean;
}
