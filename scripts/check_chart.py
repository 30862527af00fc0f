"""What `make chart` runs: Helm's own engine renders the chart with few settings and with all of them, and the schemas
of Kubernetes check every object. It needs no helm and no cluster, but two large packages that nothing else uses."""

from pathlib import Path
from typing import Any

import helm_python.chart as helm
import kubernetes_validate
import yaml
from helm_python.errors import HelmValuesError

CHART = Path(__file__).parents[1] / "deploy" / "helm"
KUBERNETES = "1.31"
NEEDED = {"HIRELOOM_PUBLIC_URL": "https://jobs.example.org", "HIRELOOM_S3_BUCKET": "papers"}
CASES: dict[str, dict[str, Any]] = {
    "few settings": {"settings": NEEDED},
    "all settings": {
        "settings": NEEDED | {"HIRELOOM_WORK": "worker"},
        "ingress": {"enabled": True, "className": "nginx", "tlsSecretName": "tls", "annotations": {"a.example/b": "c"}},
        "image": {"pullSecrets": [{"name": "registry"}]},
        "nodeSelector": {"disk": "fast"},
        "tolerations": [{"key": "web", "operator": "Exists"}],
    },
    "five workers": {"settings": NEEDED, "worker": {"replicas": 5}},
}


def main() -> None:
    for case, values in CASES.items():
        report = helm.lint(CHART, values, strict=True)
        if report["errors"]:
            raise SystemExit(f"{case}: {report['errors']}")
        with helm.Chart.load(CHART) as chart:
            texts = chart.render(values, name="hireloom").values()
        objects = [thing for text in texts for thing in yaml.safe_load_all(text) if thing]
        for thing in objects:
            kubernetes_validate.validate(thing, KUBERNETES, strict=True)
        print(f"{case}: {', '.join(sorted(thing['kind'] for thing in objects))}")
    try:
        with helm.Chart.load(CHART) as chart:
            chart.render({}, name="hireloom")
    except HelmValuesError as refused:
        print(f"no settings: refused, as it must be: {refused}")
    else:
        raise SystemExit("A chart without an address and a bucket was rendered.")


if __name__ == "__main__":
    main()
