<?php
// WordPress's functions of texts.

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

// Words and escaping.
function __( string $text, string $domain ): string {
	return $text;
}
function esc_html__( string $text, string $domain ): string {
	return esc_html( $text );
}
function esc_html_e( string $text, string $domain ): void {
	echo esc_html( $text );
}
function esc_html( string $text ): string {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function esc_url( string $url ): string {
	return esc_html( $url );
}
function esc_attr( string $text ): string {
	return esc_html( $text );
}
