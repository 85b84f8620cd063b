/** Keys of the large clouds. */
import type { Span } from "../../core/verdict.ts";
import { matchAt } from "../finders.ts";
import { decodesTo, isAwsKeyId } from "../proof.ts";
import type { SecretRow } from "../row.ts";
import { isDrawn, looksDrawn } from "../value.ts";

const AWS_KEY_ID = /[A-Z2-7]{16}(?![A-Za-z0-9])/y;
const AWS_SECRET = /(?<![A-Za-z0-9/+=])[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=])/;

/** Units between an AWS key id and the secret that is written next to it (CSV of the console, two lines of a file). */
const AWS_PAIR_UNITS = 80;

/** The secret access key that stands after the key id whose prefix is `at`..`end`. */
function findAwsPair(text: string, at: number, end: number): Span | undefined {
  if (!/^A[KS]IA$/.test(text.slice(at, end)) || matchAt(AWS_KEY_ID, text, end) < 0) return undefined;
  const start = end + 16;
  const found = AWS_SECRET.exec(text.slice(start, start + AWS_PAIR_UNITS + 41));
  if (!found || /^[0-9a-f]+$/.test(found[0]) || !looksDrawn(found[0])) return undefined;
  return { start: start + found.index, end: start + found.index + 40 };
}

/** Amazon, Microsoft, Google, Alibaba and their kind. */
export const cloudRows = (): readonly SecretRow[] => [
  {
    id: "aws-key-id",
    label: "AWS access key id",
    keywords: ["AKIA", "ASIA", "ABIA", "ACCA"],
    shape: /A(?:KIA|SIA|BIA|CCA)[A-Z2-7]{16}/,
    proof: isAwsKeyId,
    keep: 4,
    source: "gitleaks aws.go; https://awsteele.com/blog/2020/09/26/aws-access-key-format.html",
  },
  {
    id: "aws-pair",
    label: "AWS secret access key",
    keywords: ["AKIA", "ASIA"],
    find: findAwsPair,
    keep: 0,
    source: "betterleaks aws-secret-access-key (composite)",
  },
  {
    id: "aws-session-token",
    label: "AWS session token",
    keywords: ["IQoJb3JpZ2lu", "FwoGZXIvYXdz"],
    shape: /(?:IQoJb3JpZ2lu|FwoGZXIvYXdz)[A-Za-z0-9/+]{100,3000}={0,2}/,
    keep: 12,
    source: "https://docs.aws.amazon.com/STS/latest/APIReference/API_GetSessionToken.html",
  },
  {
    id: "aws-bedrock",
    label: "Amazon Bedrock API key",
    keywords: ["ABSKQmVkcm9ja0FQSUtleS"],
    shape: /ABSKQmVkcm9ja0FQSUtleS[A-Za-z0-9+/]{80,270}={0,2}/,
    keep: 4,
    source: "gitleaks aws.go; portcullis rules.go",
  },
  {
    id: "aws-bedrock-short",
    label: "Amazon Bedrock short-term API key",
    keywords: ["bedrock-api-key-"],
    shape: /bedrock-api-key-YmVkcm9jay5hbWF6b25hd3MuY29t[A-Za-z0-9+/]{0,4000}={0,2}/,
    keep: 16,
    source: "gitleaks aws.go",
  },
  {
    id: "azure-ad-secret",
    label: "Azure AD client secret",
    keywords: ["0Q~", "1Q~", "2Q~", "3Q~", "4Q~", "5Q~", "6Q~", "7Q~", "8Q~", "9Q~"],
    back: 3,
    shape: /[A-Za-z0-9_~.]{3}\dQ~[A-Za-z0-9_~.-]{31,34}/,
    keep: 0,
    source: "gitleaks azure.go; trufflehog azure_entra v2",
  },
  {
    id: "azure-devops",
    label: "Azure DevOps personal access token",
    keywords: ["AZDO"],
    back: 76,
    shape: /[A-Za-z0-9]{76}AZDO[A-Za-z0-9]{4}/,
    keep: 0,
    source:
      "https://learn.microsoft.com/azure/devops/organizations/accounts/use-personal-access-tokens-to-authenticate",
  },
  {
    id: "azure-devops-legacy",
    label: "Azure DevOps personal access token",
    words: ["azure", "devops", "vsts", "ado_"],
    shape: /[a-z0-9]{52}/,
    keep: 0,
    source: "trufflehog azuredevopspersonalaccesstoken",
  },
  {
    id: "alibaba-key-id",
    label: "Alibaba Cloud access key id",
    keywords: ["LTAI"],
    shape: /LTAI[A-Za-z0-9]{12,26}/,
    keep: 4,
    source: "gitleaks alibaba.go",
  },
  {
    id: "alibaba-secret",
    label: "Alibaba Cloud access key secret",
    words: ["alibaba", "aliyun", "alicloud"],
    shape: /[A-Za-z0-9]{30}/,
    keep: 0,
    source: "gitleaks alibaba.go",
  },
  {
    id: "tencent-secret-id",
    label: "Tencent Cloud secret id",
    keywords: ["AKID"],
    shape: /AKID[A-Za-z0-9]{32}/,
    proof: isDrawn(4),
    keep: 4,
    source: "https://www.tencentcloud.com/document/product/598/32675",
  },
  {
    id: "gcp-service-account",
    label: "JSON key of a Google service account",
    keywords: ["ewogICJ0eXBlIjogInNlcnZpY2VfYWNjb3VudCIs"],
    // The whole file in base64, the way CI systems take it.
    shape: /ewogICJ0eXBlIjogInNlcnZpY2VfYWNjb3VudCIs[A-Za-z0-9+/]{400,8000}={0,2}/,
    proof: decodesTo("private_key"),
    keep: 4,
    source: "gitleaks gcp.go",
  },
];
