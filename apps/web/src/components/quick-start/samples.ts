export const SAMPLE_KEY = 'THE_YOUR_API_KEY';

export const SAMPLE_BODY = `{
  "birth_date": "1990-06-15",
  "birth_time": "14:30",
  "location": "New York",
  "settings": { "house_system": "P" }
}`;

export type SampleLanguage = 'curl' | 'python' | 'java';

export const LANGUAGES: readonly { id: SampleLanguage; label: string }[] = [
  { id: 'curl', label: 'cURL' },
  { id: 'python', label: 'Python' },
  { id: 'java', label: 'Java' },
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
  python: (origin, apiKey) => `import requests

response = requests.post(
    "${origin}/swiss/natal",
    headers={"Authorization": "Bearer ${apiKey}"},
    json={
        "birth_date": "1990-06-15",
        "birth_time": "14:30",
        "location": "New York",
        "settings": {"house_system": "P"},
    },
    timeout=10,
)
response.raise_for_status()
chart = response.json()
print(chart["sun_sign"], chart["points"]["sun"]["longitude"])`,
  java: (origin, apiKey) => `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

public class Natal {
  public static void main(String[] args) throws Exception {
    var body = """
        {"birth_date": "1990-06-15", "birth_time": "14:30",
         "location": "New York", "settings": {"house_system": "P"}}""";
    var request = HttpRequest.newBuilder(URI.create("${origin}/swiss/natal"))
        .header("Authorization", "Bearer ${apiKey}")
        .header("Content-Type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString(body))
        .build();
    var response = HttpClient.newHttpClient()
        .send(request, HttpResponse.BodyHandlers.ofString());
    System.out.println(response.body());
  }
}`,
};

/** The answer to the sample request, shortened to the parts most callers read first. */
export const SAMPLE_RESPONSE = `{
  "product": "natal",
  "datetime_utc": "1990-06-15T18:30:00Z",
  "sect": "day",
  "sun_sign": "gemini",
  "moon_sign": "pisces",
  "rising_sign": "libra",
  "points": {
    "sun": {
      "longitude": 84.38822558,
      "latitude": 0.00012662,
      "speed": 0.9550769,
      "declination": 23.32314883,
      "sign": "gemini",
      "degree": 24.38822558,
      "dms": "24°23'17.6\\"",
      "motion": "direct",
      "house": 9
    }
  },
  "houses": {
    "system": "P",
    "system_name": "placidus",
    "angles": { "asc": 193.6953, "mc": 105.92219 }
  },
  "time": {
    "local": "1990-06-15T14:30:00-04:00",
    "timezone": "America/New_York",
    "dst": true
  },
  "place": {
    "name": "New York City",
    "country_code": "US",
    "latitude": 40.71427,
    "longitude": -74.00597
  },
  "warnings": []
}`;
