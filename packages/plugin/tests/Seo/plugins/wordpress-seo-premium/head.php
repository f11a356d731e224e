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
