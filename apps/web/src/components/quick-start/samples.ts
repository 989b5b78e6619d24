export type SampleLanguage = 'curl' | 'python' | 'java' | 'typescript';

/** The languages of the examples; each runs as printed, with only the language itself installed. */
export const LANGUAGES: readonly { id: SampleLanguage; label: string; file: string; needs: string }[] = [
  { id: 'curl', label: 'cURL', file: 'natal.sh', needs: 'curl' },
  { id: 'python', label: 'Python', file: 'natal.py', needs: 'Python 3, standard library' },
  { id: 'java', label: 'Java', file: 'Natal.java', needs: 'Java 17: java Natal.java' },
  { id: 'typescript', label: 'TypeScript', file: 'natal.ts', needs: 'Node 24, Deno or Bun' },
];

/** One working request for a natal chart in each language. */
export const samples: Record<SampleLanguage, (origin: string, apiKey: string) => string> = {
  curl: (origin, apiKey) => `curl ${origin}/swiss/natal \\
  -H "Authorization: Bearer ${apiKey}" \\
  -H "Content-Type: application/json" \\
  -d '{
    "birth_date": "1990-06-15",
    "birth_time": "14:30",
    "location": "New York",
    "settings": { "house_system": "P" }
  }'`,
  python: (origin, apiKey) => `import json
from urllib.request import Request, urlopen

birth = {
    "birth_date": "1990-06-15",
    "birth_time": "14:30",
    "location": "New York",
    "settings": {"house_system": "P"},
}
request = Request(
    "${origin}/swiss/natal",
    data=json.dumps(birth).encode(),
    headers={
        "Authorization": "Bearer ${apiKey}",
        "Content-Type": "application/json",
    },
)
with urlopen(request, timeout=10) as response:
    chart = json.load(response)

print(chart["sun_sign"], chart["points"]["sun"]["longitude"])`,
  java: (origin, apiKey) => `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

public class Natal {
  public static void main(String[] args) throws Exception {
    var birth = """
        {
          "birth_date": "1990-06-15",
          "birth_time": "14:30",
          "location": "New York",
          "settings": { "house_system": "P" }
        }""";
    var request = HttpRequest.newBuilder(URI.create("${origin}/swiss/natal"))
        .header("Authorization", "Bearer ${apiKey}")
        .header("Content-Type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString(birth))
        .build();
    var response = HttpClient.newHttpClient()
        .send(request, HttpResponse.BodyHandlers.ofString());
    System.out.println(response.body());
  }
}`,
  typescript: (origin, apiKey) => `interface Chart {
  sun_sign: string;
  points: Record<string, { longitude: number }>;
}

const response = await fetch("${origin}/swiss/natal", {
  method: "POST",
  headers: {
    Authorization: "Bearer ${apiKey}",
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    birth_date: "1990-06-15",
    birth_time: "14:30",
    location: "New York",
    settings: { house_system: "P" },
  }),
});
if (!response.ok) throw new Error(await response.text());

const chart: Chart = await response.json();
console.log(chart.sun_sign, chart.points.sun?.longitude);`,
};

/** One URL for every product: `request` selects it. */
export const shortcutSample = (
  origin: string,
  apiKey: string,
  body: Readonly<Record<string, unknown>>,
) => `curl ${origin}/swiss \\
  -H "Authorization: Bearer ${apiKey}" \\
  -H "Content-Type: application/json" \\
  -d '${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')}'`;
