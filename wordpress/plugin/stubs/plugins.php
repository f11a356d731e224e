<?php
/**
 * The little of other plugins that Footbridge calls, for PHPStan only.
 *
 * @package Footbridge
 */

namespace {
	/**
	 * ACF PRO, Secure Custom Fields.
	 *
	 * @param array<string, mixed> $page The options page.
	 * @return array<string, mixed>|false
	 */
	function acf_add_options_page( $page ) {}
}
