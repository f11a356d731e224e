<?php
/**
 * WordPress's functions of texts.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

use Footbridge\Tests\Double\WordPress;

function wp_strip_all_tags( string $text ): string {
	return trim( strip_tags( (string) preg_replace( '@<(script|style)[^>]*?>.*?</\\1>@si', '', $text ) ) );
}

function wp_get_attachment_image( int $id, string $size ): string {
	return "<img src=\"/$id-$size.jpg\">";
}

function shortcode_exists( string $name ): bool {
	return in_array( $name, array( 'caption', 'gallery' ), true );
}

function doing_filter( string $name ): bool {
	return in_array( $name, WordPress::$doing, true );
}
