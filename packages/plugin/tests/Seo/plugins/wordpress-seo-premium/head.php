<?php
// A head's callback in an SEO plugin's folder.
function wpseo_test_head(): void {
	echo '<meta name="description" content="By the SEO plugin">';
}
function wpseo_failing_head(): void {
	echo '<meta name="robots" content="noindex">';
	ob_start();
	throw new RuntimeException( 'a bug' );
}
function wpseo_descriptions_head(): void {
	echo '<meta name="description" content="[old_gallery ids=&quot;1&quot;] Words."><meta property="og:description" content="Words [old_gallery ids=&quot;1&quot;]"><meta property="og:title" content="[Update] News"><link rel="canonical" href="https://cms.example.com/news/"><meta name="robots" content="noindex">';
}
