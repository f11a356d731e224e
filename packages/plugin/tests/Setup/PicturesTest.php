<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Setup;

use Footbridge\Setup\Pictures;
use PHPUnit\Framework\TestCase;

/** The source of pictures, and their file names. */
final class PicturesTest extends TestCase {
	private const URL = 'http://127.0.0.1:8787/wp-content/uploads/2026/03/a.jpg';

	use Export;

	public function test_a_request_for_a_picture_is_answered_from_the_folder(): void {
		$answer = ( new Pictures( $this->folder() ) )->answer( false, array( 'filename' => "$this->root/download" ), self::URL );
		self::assertSame( array( 200, 'picture' ), array( $answer['response']['code'], file_get_contents( "$this->root/download" ) ) );
	}

	public function test_pictures_that_are_not_in_the_folder_are_named_before_the_import(): void {
		$pictures = new Pictures( $this->folder() );
		$there    = array( 'post_type' => 'attachment', 'attachment_url' => self::URL );
		$missing  = array( 'post_type' => 'attachment', 'attachment_url' => str_replace( 'a.jpg', 'b.jpg', self::URL ) );
		self::assertSame( array( $missing['attachment_url'] ), $pictures->missing( array( $there, array( 'post_type' => 'page' ), $missing ) ) );
	}

	public function test_a_request_for_anything_else_goes_on_its_way(): void {
		$pictures = new Pictures( $this->folder() );
		self::assertFalse( $pictures->answer( false, array( 'filename' => "$this->root/download" ), 'https://example.com/a.jpg' ) );
	}
}
